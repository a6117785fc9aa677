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
            COMPREPLY=($(compgen -W "init report check watch why stress doctor explain fix frames trace convert adapt export schema config completions manual version help --version --help" -- "$current"))
            ;;
        init)
            case "$previous" in
            esac
            case "$current" in
                -*) COMPREPLY=($(compgen -W "--version -h --help" -- "$current")) ;;
                *) local IFS=$'\n'; COMPREPLY=($(compgen -f -- "$current")) ;;
            esac
            ;;
        report)
            case "$previous" in
                --format) COMPREPLY=($(compgen -W "text json markdown junit github svg html" -- "$current")); return ;;
                -o|--output) compopt -o nospace 2>/dev/null; COMPREPLY=($(compgen -W "text= json= markdown= junit= github= svg= html=" -- "$current")); return ;;
                --color) COMPREPLY=($(compgen -W "auto always never" -- "$current")); return ;;
                --row) :; return ;;
                --variant) :; return ;;
                --step) :; return ;;
                --only) COMPREPLY=($(compgen -W "changed conflicts findings" -- "$current")); return ;;
                --set) :; return ;;
                --device) :; return ;;
                --width) :; return ;;
                --text-size) COMPREPLY=($(compgen -W "XS S M L XL XXL XXXL AX1 AX2 AX3 AX4 AX5" -- "$current")); return ;;
                --patch) local IFS=$'\n'; COMPREPLY=($(compgen -f -- "$current")); return ;;
                --time-limit) :; return ;;
                --shard) :; return ;;
                --font) local IFS=$'\n'; COMPREPLY=($(compgen -f -- "$current")); return ;;
                --config) local IFS=$'\n'; COMPREPLY=($(compgen -f -- "$current")); return ;;
            esac
            case "$current" in
                -*) COMPREPLY=($(compgen -W "--format --json --html -o --output --color -q --quiet --strict --row --variant --step --only --all --set --device --width --text-size --rtl --dark --frames --confidence --log --draw --patch --fix --time-limit --shard --font --embed-fonts --allow-links --config --version -h --help" -- "$current")) ;;
                *) local IFS=$'\n'; COMPREPLY=($(compgen -f -- "$current")) ;;
            esac
            ;;
        check)
            case "$previous" in
                --record) COMPREPLY=($(compgen -W "missing failed all never" -- "$current")); return ;;
                --accept) :; return ;;
                --unused) COMPREPLY=($(compgen -W "fail warn list delete" -- "$current")); return ;;
                --format) COMPREPLY=($(compgen -W "text json markdown junit github svg html" -- "$current")); return ;;
                -o|--output) compopt -o nospace 2>/dev/null; COMPREPLY=($(compgen -W "text= json= markdown= junit= github= svg= html=" -- "$current")); return ;;
                --color) COMPREPLY=($(compgen -W "auto always never" -- "$current")); return ;;
                --row) :; return ;;
                --variant) :; return ;;
                --step) :; return ;;
                --only) COMPREPLY=($(compgen -W "changed conflicts findings" -- "$current")); return ;;
                --device) local IFS=$'\n'; COMPREPLY=($(compgen -f -- "$current")); return ;;
                --tolerance) :; return ;;
                --time-limit) :; return ;;
                --shard) :; return ;;
                --font) local IFS=$'\n'; COMPREPLY=($(compgen -f -- "$current")); return ;;
                --config) local IFS=$'\n'; COMPREPLY=($(compgen -f -- "$current")); return ;;
            esac
            case "$current" in
                -*) COMPREPLY=($(compgen -W "--record --accept --unused --format --json --html -o --output --color -q --quiet --looks --row --variant --step --only --all --device --tolerance --time-limit --shard --font --allow-links --config --version -h --help" -- "$current")) ;;
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
                --variant) :; return ;;
                --only) COMPREPLY=($(compgen -W "changed conflicts findings" -- "$current")); return ;;
                --device) :; return ;;
                --width) :; return ;;
                --text-size) COMPREPLY=($(compgen -W "XS S M L XL XXL XXXL AX1 AX2 AX3 AX4 AX5" -- "$current")); return ;;
                --set) :; return ;;
                --sweep) :; return ;;
                --want) :; return ;;
                --format) COMPREPLY=($(compgen -W "text json markdown svg" -- "$current")); return ;;
                -o|--output) compopt -o nospace 2>/dev/null; COMPREPLY=($(compgen -W "text= json= markdown= svg=" -- "$current")); return ;;
                --color) COMPREPLY=($(compgen -W "auto always never" -- "$current")); return ;;
                --font) local IFS=$'\n'; COMPREPLY=($(compgen -f -- "$current")); return ;;
                --config) local IFS=$'\n'; COMPREPLY=($(compgen -f -- "$current")); return ;;
            esac
            case "$current" in
                -*) COMPREPLY=($(compgen -W "--row --step --variant --only --device --width --text-size --rtl --dark --set --sweep --want --format --json -o --output --color --font --allow-links --config --version -h --help" -- "$current")) ;;
                *) local IFS=$'\n'; COMPREPLY=($(compgen -f -- "$current")) ;;
            esac
            ;;
        stress)
            case "$previous" in
                --axes) :; return ;;
                --budget) :; return ;;
                --time-limit) :; return ;;
                --format) COMPREPLY=($(compgen -W "text json markdown junit github html" -- "$current")); return ;;
                -o|--output) compopt -o nospace 2>/dev/null; COMPREPLY=($(compgen -W "text= json= markdown= junit= github= html=" -- "$current")); return ;;
                --patch) local IFS=$'\n'; COMPREPLY=($(compgen -f -- "$current")); return ;;
                --shard) :; return ;;
                --color) COMPREPLY=($(compgen -W "auto always never" -- "$current")); return ;;
                --font) local IFS=$'\n'; COMPREPLY=($(compgen -f -- "$current")); return ;;
                --config) local IFS=$'\n'; COMPREPLY=($(compgen -f -- "$current")); return ;;
            esac
            case "$current" in
                -*) COMPREPLY=($(compgen -W "--axes --budget --time-limit --strict --format --json -o --output --patch --fix --shard --color --font --allow-links --config --version -h --help" -- "$current")) ;;
                *) local IFS=$'\n'; COMPREPLY=($(compgen -f -- "$current")) ;;
            esac
            ;;
        doctor)
            case "$previous" in
                --axes) :; return ;;
                --budget) :; return ;;
                --time-limit) :; return ;;
                --format) COMPREPLY=($(compgen -W "text json markdown junit github html" -- "$current")); return ;;
                -o|--output) compopt -o nospace 2>/dev/null; COMPREPLY=($(compgen -W "text= json= markdown= junit= github= html=" -- "$current")); return ;;
                --patch) local IFS=$'\n'; COMPREPLY=($(compgen -f -- "$current")); return ;;
                --shard) :; return ;;
                --color) COMPREPLY=($(compgen -W "auto always never" -- "$current")); return ;;
                --font) local IFS=$'\n'; COMPREPLY=($(compgen -f -- "$current")); return ;;
                --config) local IFS=$'\n'; COMPREPLY=($(compgen -f -- "$current")); return ;;
                --draft) local IFS=$'\n'; COMPREPLY=($(compgen -f -- "$current")); return ;;
            esac
            case "$current" in
                -*) COMPREPLY=($(compgen -W "--axes --budget --time-limit --strict --format --json -o --output --patch --fix --shard --color --font --allow-links --config --draft --version -h --help" -- "$current")) ;;
                *) local IFS=$'\n'; COMPREPLY=($(compgen -f -- "$current")) ;;
            esac
            ;;
        explain)
            case "$previous" in
                --emit-scenario) local IFS=$'\n'; COMPREPLY=($(compgen -f -- "$current")); return ;;
                --format) COMPREPLY=($(compgen -W "text json markdown" -- "$current")); return ;;
                -o|--output) compopt -o nospace 2>/dev/null; COMPREPLY=($(compgen -W "text= json= markdown=" -- "$current")); return ;;
                --color) COMPREPLY=($(compgen -W "auto always never" -- "$current")); return ;;
                --config) local IFS=$'\n'; COMPREPLY=($(compgen -f -- "$current")); return ;;
            esac
            case "$current" in
                -*) COMPREPLY=($(compgen -W "--emit-scenario --format --json -o --output --color --allow-links --config --version -h --help" -- "$current")) ;;
                *) local IFS=$'\n'; COMPREPLY=($(compgen -f -- "$current")) ;;
            esac
            ;;
        fix)
            case "$previous" in
                --finding) :; return ;;
                --patch) local IFS=$'\n'; COMPREPLY=($(compgen -f -- "$current")); return ;;
                --font) local IFS=$'\n'; COMPREPLY=($(compgen -f -- "$current")); return ;;
                --config) local IFS=$'\n'; COMPREPLY=($(compgen -f -- "$current")); return ;;
            esac
            case "$current" in
                -*) COMPREPLY=($(compgen -W "--finding --dry-run --patch --font --allow-links --config --version -h --help" -- "$current")) ;;
                *) local IFS=$'\n'; COMPREPLY=($(compgen -f -- "$current")) ;;
            esac
            ;;
        frames)
            case "$previous" in
                --row) :; return ;;
                --step) :; return ;;
                --variant) :; return ;;
                --set) :; return ;;
                --device) :; return ;;
                --width) :; return ;;
                --text-size) COMPREPLY=($(compgen -W "XS S M L XL XXL XXXL AX1 AX2 AX3 AX4 AX5" -- "$current")); return ;;
                --format) COMPREPLY=($(compgen -W "text json svg" -- "$current")); return ;;
                -o|--output) compopt -o nospace 2>/dev/null; COMPREPLY=($(compgen -W "text= json= svg=" -- "$current")); return ;;
                --color) COMPREPLY=($(compgen -W "auto always never" -- "$current")); return ;;
                --font) local IFS=$'\n'; COMPREPLY=($(compgen -f -- "$current")); return ;;
                --config) local IFS=$'\n'; COMPREPLY=($(compgen -f -- "$current")); return ;;
            esac
            case "$current" in
                -*) COMPREPLY=($(compgen -W "--row --step --variant --set --device --width --text-size --rtl --dark --draw --format --json -o --output --color --font --allow-links --config --version -h --help" -- "$current")) ;;
                *) local IFS=$'\n'; COMPREPLY=($(compgen -f -- "$current")) ;;
            esac
            ;;
        trace)
            case "$previous" in
                --step) :; return ;;
                --row) :; return ;;
                --only) COMPREPLY=($(compgen -W "changed conflicts findings" -- "$current")); return ;;
                --variant) :; return ;;
                --set) :; return ;;
                --device) :; return ;;
                --width) :; return ;;
                --text-size) COMPREPLY=($(compgen -W "XS S M L XL XXL XXXL AX1 AX2 AX3 AX4 AX5" -- "$current")); return ;;
                --format) COMPREPLY=($(compgen -W "text json" -- "$current")); return ;;
                -o|--output) compopt -o nospace 2>/dev/null; COMPREPLY=($(compgen -W "text= json=" -- "$current")); return ;;
                --color) COMPREPLY=($(compgen -W "auto always never" -- "$current")); return ;;
                --font) local IFS=$'\n'; COMPREPLY=($(compgen -f -- "$current")); return ;;
                --config) local IFS=$'\n'; COMPREPLY=($(compgen -f -- "$current")); return ;;
            esac
            case "$current" in
                -*) COMPREPLY=($(compgen -W "--step --row --only --variant --set --device --width --text-size --rtl --dark --format --json -o --output --color --font --allow-links --config --version -h --help" -- "$current")) ;;
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
                --closure) local IFS=$'\n'; COMPREPLY=($(compgen -f -- "$current")); return ;;
                --in) local IFS=$'\n'; COMPREPLY=($(compgen -f -- "$current")); return ;;
                --into) local IFS=$'\n'; COMPREPLY=($(compgen -f -- "$current")); return ;;
                --stubs) :; return ;;
            esac
            case "$current" in
                -*) COMPREPLY=($(compgen -W "--closure --in --into --stubs --version -h --help" -- "$current")) ;;
                *) local IFS=$'\n'; COMPREPLY=($(compgen -f -- "$current")) ;;
            esac
            ;;
        export)
            case "$previous" in
                --into) local IFS=$'\n'; COMPREPLY=($(compgen -f -- "$current")); return ;;
                --font) local IFS=$'\n'; COMPREPLY=($(compgen -f -- "$current")); return ;;
                --config) local IFS=$'\n'; COMPREPLY=($(compgen -f -- "$current")); return ;;
            esac
            case "$current" in
                -*) COMPREPLY=($(compgen -W "--into --font --allow-links --config --version -h --help" -- "$current")) ;;
                *) COMPREPLY=($(compgen -W "swift" -- "$current")) ;;
            esac
            ;;
        schema)
            case "$previous" in
            esac
            case "$current" in
                -*) COMPREPLY=($(compgen -W "--version -h --help" -- "$current")) ;;
                *) COMPREPLY=($(compgen -W "scenario report frames check why trace stress explain config" -- "$current")) ;;
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
        version)
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
                *) COMPREPLY=($(compgen -W "init report check watch why stress doctor explain fix frames trace convert adapt export schema config completions manual version help" -- "$current")) ;;
            esac
            ;;
    esac
}
complete -o filenames -F _unfold unfold
