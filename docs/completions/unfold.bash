# Completion of unfold for bash. Made by 'unfold completions bash'.
_unfold() {
    local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}" command="" word
    # Bash takes '=' for a word of its own.
    if [[ $current == "=" ]]; then current=""
    elif [[ $previous == "=" ]]; then previous="${COMP_WORDS[COMP_CWORD-2]}"; fi
    for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
        case "$word" in -*) ;; *) command="$word"; break ;; esac
    done
    COMPREPLY=()
    case "$command" in
        '')
            COMPREPLY=($(compgen -W "report check frames watch why trace explain convert adapt init schema config completions manual help --version --help" -- "$current"))
            ;;
        report)
            case "$previous" in
                --format) COMPREPLY=($(compgen -W "text json markdown junit github svg html" -- "$current")); return ;;
                --output) compopt -o nospace 2>/dev/null; COMPREPLY=($(compgen -W "text= json= markdown= junit= github= svg= html=" -- "$current")); return ;;
                --color) COMPREPLY=($(compgen -W "auto always never" -- "$current")); return ;;
                --row) :; return ;;
                --cell) :; return ;;
                --step) :; return ;;
                --only) COMPREPLY=($(compgen -W "changed conflicts findings" -- "$current")); return ;;
                --set) :; return ;;
                -j|--jobs) :; return ;;
                --time-limit) :; return ;;
                --shard) :; return ;;
                --font) local IFS=$'\n'; COMPREPLY=($(compgen -f -- "$current")); return ;;
                --config) local IFS=$'\n'; COMPREPLY=($(compgen -f -- "$current")); return ;;
            esac
            case "$current" in
                -*) COMPREPLY=($(compgen -W "--format --output --color -q --quiet --strict --row --cell --step --only --all --set --frames --log --draw -j --jobs --time-limit --shard --font --allow-links --config --version -h --help" -- "$current")) ;;
                *) local IFS=$'\n'; COMPREPLY=($(compgen -f -- "$current")) ;;
            esac
            ;;
        check)
            case "$previous" in
                --record) COMPREPLY=($(compgen -W "missing failed all never" -- "$current")); return ;;
                --accept) :; return ;;
                --unused) COMPREPLY=($(compgen -W "fail warn list delete" -- "$current")); return ;;
                --format) COMPREPLY=($(compgen -W "text json markdown junit github svg html" -- "$current")); return ;;
                --output) compopt -o nospace 2>/dev/null; COMPREPLY=($(compgen -W "text= json= markdown= junit= github= svg= html=" -- "$current")); return ;;
                --color) COMPREPLY=($(compgen -W "auto always never" -- "$current")); return ;;
                --row) :; return ;;
                --cell) :; return ;;
                --step) :; return ;;
                --only) COMPREPLY=($(compgen -W "changed conflicts findings" -- "$current")); return ;;
                -j|--jobs) :; return ;;
                --time-limit) :; return ;;
                --shard) :; return ;;
                --font) local IFS=$'\n'; COMPREPLY=($(compgen -f -- "$current")); return ;;
                --config) local IFS=$'\n'; COMPREPLY=($(compgen -f -- "$current")); return ;;
            esac
            case "$current" in
                -*) COMPREPLY=($(compgen -W "--record --accept --unused --format --output --color -q --quiet --row --cell --step --only --all -j --jobs --time-limit --shard --font --allow-links --config --version -h --help" -- "$current")) ;;
                *) local IFS=$'\n'; COMPREPLY=($(compgen -f -- "$current")) ;;
            esac
            ;;
        frames)
            case "$previous" in
                --row) :; return ;;
                --step) :; return ;;
                --cell) :; return ;;
                --set) :; return ;;
                --format) COMPREPLY=($(compgen -W "text json svg" -- "$current")); return ;;
                --output) compopt -o nospace 2>/dev/null; COMPREPLY=($(compgen -W "text= json= svg=" -- "$current")); return ;;
                --color) COMPREPLY=($(compgen -W "auto always never" -- "$current")); return ;;
                --font) local IFS=$'\n'; COMPREPLY=($(compgen -f -- "$current")); return ;;
                --config) local IFS=$'\n'; COMPREPLY=($(compgen -f -- "$current")); return ;;
            esac
            case "$current" in
                -*) COMPREPLY=($(compgen -W "--row --step --cell --set --draw --format --output --color --font --allow-links --config --version -h --help" -- "$current")) ;;
                *) local IFS=$'\n'; COMPREPLY=($(compgen -f -- "$current")) ;;
            esac
            ;;
        watch)
            case "$previous" in
                --color) COMPREPLY=($(compgen -W "auto always never" -- "$current")); return ;;
                --font) local IFS=$'\n'; COMPREPLY=($(compgen -f -- "$current")); return ;;
                --config) local IFS=$'\n'; COMPREPLY=($(compgen -f -- "$current")); return ;;
            esac
            case "$current" in
                -*) COMPREPLY=($(compgen -W "--color --font --allow-links --config --version -h --help" -- "$current")) ;;
                *) local IFS=$'\n'; COMPREPLY=($(compgen -f -- "$current")) ;;
            esac
            ;;
        why)
            case "$previous" in
                --row) :; return ;;
                --step) :; return ;;
                --cell) :; return ;;
                --only) COMPREPLY=($(compgen -W "changed conflicts findings" -- "$current")); return ;;
                --set) :; return ;;
                --sweep) :; return ;;
                --format) COMPREPLY=($(compgen -W "text json markdown svg" -- "$current")); return ;;
                --output) compopt -o nospace 2>/dev/null; COMPREPLY=($(compgen -W "text= json= markdown= svg=" -- "$current")); return ;;
                --color) COMPREPLY=($(compgen -W "auto always never" -- "$current")); return ;;
                --font) local IFS=$'\n'; COMPREPLY=($(compgen -f -- "$current")); return ;;
                --config) local IFS=$'\n'; COMPREPLY=($(compgen -f -- "$current")); return ;;
            esac
            case "$current" in
                -*) COMPREPLY=($(compgen -W "--row --step --cell --only --set --sweep --format --output --color --font --allow-links --config --version -h --help" -- "$current")) ;;
                *) local IFS=$'\n'; COMPREPLY=($(compgen -f -- "$current")) ;;
            esac
            ;;
        trace)
            case "$previous" in
                --step) :; return ;;
                --row) :; return ;;
                --only) COMPREPLY=($(compgen -W "changed conflicts findings" -- "$current")); return ;;
                --cell) :; return ;;
                --set) :; return ;;
                --format) COMPREPLY=($(compgen -W "text json" -- "$current")); return ;;
                --output) compopt -o nospace 2>/dev/null; COMPREPLY=($(compgen -W "text= json=" -- "$current")); return ;;
                --color) COMPREPLY=($(compgen -W "auto always never" -- "$current")); return ;;
                --font) local IFS=$'\n'; COMPREPLY=($(compgen -f -- "$current")); return ;;
                --config) local IFS=$'\n'; COMPREPLY=($(compgen -f -- "$current")); return ;;
            esac
            case "$current" in
                -*) COMPREPLY=($(compgen -W "--step --row --only --cell --set --format --output --color --font --allow-links --config --version -h --help" -- "$current")) ;;
                *) local IFS=$'\n'; COMPREPLY=($(compgen -f -- "$current")) ;;
            esac
            ;;
        explain)
            case "$previous" in
                --emit-scenario) local IFS=$'\n'; COMPREPLY=($(compgen -f -- "$current")); return ;;
                --format) COMPREPLY=($(compgen -W "text json markdown" -- "$current")); return ;;
                --output) compopt -o nospace 2>/dev/null; COMPREPLY=($(compgen -W "text= json= markdown=" -- "$current")); return ;;
                --color) COMPREPLY=($(compgen -W "auto always never" -- "$current")); return ;;
                --config) local IFS=$'\n'; COMPREPLY=($(compgen -f -- "$current")); return ;;
            esac
            case "$current" in
                -*) COMPREPLY=($(compgen -W "--emit-scenario --format --output --color --allow-links --config --version -h --help" -- "$current")) ;;
                *) local IFS=$'\n'; COMPREPLY=($(compgen -f -- "$current")) ;;
            esac
            ;;
        convert)
            case "$previous" in
                --font) local IFS=$'\n'; COMPREPLY=($(compgen -f -- "$current")); return ;;
                --config) local IFS=$'\n'; COMPREPLY=($(compgen -f -- "$current")); return ;;
            esac
            case "$current" in
                -*) COMPREPLY=($(compgen -W "--design-time --font --allow-links --config --version -h --help" -- "$current")) ;;
                *) local IFS=$'\n'; COMPREPLY=($(compgen -f -- "$current")) ;;
            esac
            ;;
        adapt)
            case "$previous" in
                --into) local IFS=$'\n'; COMPREPLY=($(compgen -f -- "$current")); return ;;
                --stubs) :; return ;;
            esac
            case "$current" in
                -*) COMPREPLY=($(compgen -W "--into --stubs --version -h --help" -- "$current")) ;;
                *) local IFS=$'\n'; COMPREPLY=($(compgen -f -- "$current")) ;;
            esac
            ;;
        init)
            case "$previous" in
            esac
            case "$current" in
                -*) COMPREPLY=($(compgen -W "--version -h --help" -- "$current")) ;;
                *) local IFS=$'\n'; COMPREPLY=($(compgen -f -- "$current")) ;;
            esac
            ;;
        schema)
            case "$previous" in
            esac
            case "$current" in
                -*) COMPREPLY=($(compgen -W "--version -h --help" -- "$current")) ;;
                *) COMPREPLY=($(compgen -W "scenario report frames check why trace explain config" -- "$current")) ;;
            esac
            ;;
        config)
            case "$previous" in
                --config) local IFS=$'\n'; COMPREPLY=($(compgen -f -- "$current")); return ;;
            esac
            case "$current" in
                -*) COMPREPLY=($(compgen -W "--allow-links --config --version -h --help" -- "$current")) ;;
                *) COMPREPLY=($(compgen -W "dump" -- "$current")) ;;
            esac
            ;;
        completions)
            case "$previous" in
            esac
            case "$current" in
                -*) COMPREPLY=($(compgen -W "--version -h --help" -- "$current")) ;;
                *) COMPREPLY=($(compgen -W "bash zsh fish" -- "$current")) ;;
            esac
            ;;
        manual)
            case "$previous" in
            esac
            case "$current" in
                -*) COMPREPLY=($(compgen -W "--version -h --help" -- "$current")) ;;
            esac
            ;;
        help)
            case "$previous" in
            esac
            case "$current" in
                -*) COMPREPLY=($(compgen -W "--version -h --help" -- "$current")) ;;
                *) COMPREPLY=($(compgen -W "report check frames watch why trace explain convert adapt init schema config completions manual help" -- "$current")) ;;
            esac
            ;;
    esac
}
complete -o filenames -F _unfold unfold
