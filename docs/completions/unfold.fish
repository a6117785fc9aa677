# Completion of unfold for fish. Made by 'unfold completions fish'.
function __unfold_command
    for word in (commandline -opc)[2..-1]
        string match -q -- '-*' $word; and continue
        test (count $argv) -eq 0 -o "$word" = "$argv[1]"
        return
    end
    return 1
end
function __unfold_output
    set -l parts (string split -m 1 = -- (string replace -r '^--output=' '' -- (commandline -ct)))
    if test (count $parts) -lt 2
        printf '%s=\n' $argv
    else
        printf "$parts[1]=%s\n" (__fish_complete_path $parts[2])
    end
end
complete -c unfold -n 'not __unfold_command' -f -a report -d 'Show the height of every row, step by step, with conflicts and overruled constraints.'
complete -c unfold -n 'not __unfold_command' -f -a check -d 'Compare heights with the recorded ones, and say what changed them.'
complete -c unfold -n 'not __unfold_command' -f -a why -d 'Show what adds up to the height of a row, what lost, and what would change it.'
complete -c unfold -n 'not __unfold_command' -f -a trace -d 'Show the passes of layout: what was solved, measured and laid out, in order.'
complete -c unfold -n 'not __unfold_command' -f -a explain -d 'Explain a conflict from a pasted console log.'
complete -c unfold -n 'not __unfold_command' -f -a convert -d 'Write an Interface Builder document as a scenario.'
complete -c unfold -n 'not __unfold_command' -f -a fidelity -d 'Lay out Interface Builder documents and compare with the frames recorded in them.'
complete -c unfold -n 'not __unfold_command' -f -a adapt -d 'Rewrite an app\'s Swift files where a platform without Objective-C refuses them.'
complete -c unfold -n 'not __unfold_command' -f -a init -d 'Write a first scenario, a configuration file and a CI job.'
complete -c unfold -n 'not __unfold_command' -f -a schema -d 'Print the JSON Schema of an input or output.'
complete -c unfold -n 'not __unfold_command' -f -a config -d 'Print the settings in force.'
complete -c unfold -n 'not __unfold_command' -f -a completions -d 'Print the completion script of a shell.'
complete -c unfold -n 'not __unfold_command' -f -a manual -d 'Print the manual page, in roff, for man.'
complete -c unfold -n 'not __unfold_command' -f -a help -d 'Show help.'
complete -c unfold -n 'not __unfold_command' -l version -d 'Show the version.'
complete -c unfold -n 'not __unfold_command' -s h -l help -d 'Show help.'
complete -c unfold -n '__unfold_command report' -l format -x -a 'text json markdown junit github svg html' -d 'Format on standard output.'
complete -c unfold -n '__unfold_command report' -l output -x -a '(__unfold_output text json markdown junit github svg html)' -d 'Write a file as well.'
complete -c unfold -n '__unfold_command report' -l color -x -a 'auto always never' -d 'Use colour.'
complete -c unfold -n '__unfold_command report' -s q -l quiet -d 'Leave out what has no news.'
complete -c unfold -n '__unfold_command report' -l strict -d 'End with 1 if anything was found.'
complete -c unfold -n '__unfold_command report' -s j -l jobs -x -d 'Processes to run scenarios in; the output is the same for any number.'
complete -c unfold -n '__unfold_command report' -l time-limit -x -d 'Seconds that one scenario may take; it is given up and told then, and the others go on.'
complete -c unfold -n '__unfold_command report' -l shard -x -d 'Run the i-th of n parts of the scenarios, counted from 1.'
complete -c unfold -n '__unfold_command report' -l font -r -F -d 'A font file (TrueType or OpenType) whose faces scenarios may name.'
complete -c unfold -n '__unfold_command report' -l config -r -F -d 'Configuration file.'
complete -c unfold -n '__unfold_command report' -l version -d 'Show the version.'
complete -c unfold -n '__unfold_command report' -s h -l help -d 'Show help.'
complete -c unfold -n '__unfold_command report' -F
complete -c unfold -n '__unfold_command check' -l record -x -a 'missing failed all never' -d 'What to record.'
complete -c unfold -n '__unfold_command check' -l unused -x -a 'fail warn list delete' -d 'What to do about records that no scenario needs. A run of a part (--shard) judges none.'
complete -c unfold -n '__unfold_command check' -l format -x -a 'text json markdown junit github svg html' -d 'Format on standard output.'
complete -c unfold -n '__unfold_command check' -l output -x -a '(__unfold_output text json markdown junit github svg html)' -d 'Write a file as well.'
complete -c unfold -n '__unfold_command check' -l color -x -a 'auto always never' -d 'Use colour.'
complete -c unfold -n '__unfold_command check' -s q -l quiet -d 'Leave out what has no news.'
complete -c unfold -n '__unfold_command check' -s j -l jobs -x -d 'Processes to run scenarios in; the output is the same for any number.'
complete -c unfold -n '__unfold_command check' -l time-limit -x -d 'Seconds that one scenario may take; it is given up and told then, and the others go on.'
complete -c unfold -n '__unfold_command check' -l shard -x -d 'Run the i-th of n parts of the scenarios, counted from 1.'
complete -c unfold -n '__unfold_command check' -l font -r -F -d 'A font file (TrueType or OpenType) whose faces scenarios may name.'
complete -c unfold -n '__unfold_command check' -l config -r -F -d 'Configuration file.'
complete -c unfold -n '__unfold_command check' -l version -d 'Show the version.'
complete -c unfold -n '__unfold_command check' -s h -l help -d 'Show help.'
complete -c unfold -n '__unfold_command check' -F
complete -c unfold -n '__unfold_command why' -l row -x -d 'The row\'s id; needed if there are several.'
complete -c unfold -n '__unfold_command why' -l step -x -d 'The step, counted from 0.'
complete -c unfold -n '__unfold_command why' -l cell -x -d 'The matrix cell, by its name.'
complete -c unfold -n '__unfold_command why' -l set -x -d 'Try a constraint\'s constant or priority, as in \'detailHeight.priority=251\'; several are tried together.'
complete -c unfold -n '__unfold_command why' -l format -x -a 'text json markdown' -d 'Format on standard output.'
complete -c unfold -n '__unfold_command why' -l output -x -a '(__unfold_output text json markdown)' -d 'Write a file as well.'
complete -c unfold -n '__unfold_command why' -l color -x -a 'auto always never' -d 'Use colour.'
complete -c unfold -n '__unfold_command why' -l font -r -F -d 'A font file (TrueType or OpenType) whose faces scenarios may name.'
complete -c unfold -n '__unfold_command why' -l config -r -F -d 'Configuration file.'
complete -c unfold -n '__unfold_command why' -l version -d 'Show the version.'
complete -c unfold -n '__unfold_command why' -s h -l help -d 'Show help.'
complete -c unfold -n '__unfold_command why' -F
complete -c unfold -n '__unfold_command trace' -l step -x -d 'Only this step, counted from 0.'
complete -c unfold -n '__unfold_command trace' -l cell -x -d 'The matrix cell, by its name.'
complete -c unfold -n '__unfold_command trace' -l format -x -a 'text json' -d 'Format on standard output.'
complete -c unfold -n '__unfold_command trace' -l output -x -a '(__unfold_output text json)' -d 'Write a file as well.'
complete -c unfold -n '__unfold_command trace' -l color -x -a 'auto always never' -d 'Use colour.'
complete -c unfold -n '__unfold_command trace' -l font -r -F -d 'A font file (TrueType or OpenType) whose faces scenarios may name.'
complete -c unfold -n '__unfold_command trace' -l config -r -F -d 'Configuration file.'
complete -c unfold -n '__unfold_command trace' -l version -d 'Show the version.'
complete -c unfold -n '__unfold_command trace' -s h -l help -d 'Show help.'
complete -c unfold -n '__unfold_command trace' -F
complete -c unfold -n '__unfold_command explain' -l emit-scenario -r -F -d 'Write the first message as a scenario that conflicts likewise.'
complete -c unfold -n '__unfold_command explain' -l format -x -a 'text json markdown' -d 'Format on standard output.'
complete -c unfold -n '__unfold_command explain' -l output -x -a '(__unfold_output text json markdown)' -d 'Write a file as well.'
complete -c unfold -n '__unfold_command explain' -l color -x -a 'auto always never' -d 'Use colour.'
complete -c unfold -n '__unfold_command explain' -l config -r -F -d 'Configuration file.'
complete -c unfold -n '__unfold_command explain' -l version -d 'Show the version.'
complete -c unfold -n '__unfold_command explain' -s h -l help -d 'Show help.'
complete -c unfold -n '__unfold_command explain' -F
complete -c unfold -n '__unfold_command convert' -l design-time -d 'Keep placeholder constraints and sizes, and sizes measured of designable views.'
complete -c unfold -n '__unfold_command convert' -l font -r -F -d 'A font file (TrueType or OpenType) whose faces scenarios may name.'
complete -c unfold -n '__unfold_command convert' -l config -r -F -d 'Configuration file.'
complete -c unfold -n '__unfold_command convert' -l version -d 'Show the version.'
complete -c unfold -n '__unfold_command convert' -s h -l help -d 'Show help.'
complete -c unfold -n '__unfold_command convert' -F
complete -c unfold -n '__unfold_command fidelity' -l misses -d 'List every root that misses, with its views.'
complete -c unfold -n '__unfold_command fidelity' -l groups -r -F -d 'Lines of a document\'s file name, a tab, and the group it is counted in.'
complete -c unfold -n '__unfold_command fidelity' -l format -x -a 'text json markdown' -d 'Format on standard output.'
complete -c unfold -n '__unfold_command fidelity' -l output -x -a '(__unfold_output text json markdown)' -d 'Write a file as well.'
complete -c unfold -n '__unfold_command fidelity' -l font -r -F -d 'A font file (TrueType or OpenType) whose faces scenarios may name.'
complete -c unfold -n '__unfold_command fidelity' -l config -r -F -d 'Configuration file.'
complete -c unfold -n '__unfold_command fidelity' -l version -d 'Show the version.'
complete -c unfold -n '__unfold_command fidelity' -s h -l help -d 'Show help.'
complete -c unfold -n '__unfold_command fidelity' -F
complete -c unfold -n '__unfold_command adapt' -l into -r -F -d 'Where adapted files go; copies that are as they should be are not touched.'
complete -c unfold -n '__unfold_command adapt' -l version -d 'Show the version.'
complete -c unfold -n '__unfold_command adapt' -s h -l help -d 'Show help.'
complete -c unfold -n '__unfold_command adapt' -F
complete -c unfold -n '__unfold_command init' -l version -d 'Show the version.'
complete -c unfold -n '__unfold_command init' -s h -l help -d 'Show help.'
complete -c unfold -n '__unfold_command init' -f -a '(__fish_complete_directories (commandline -ct) "")'
complete -c unfold -n '__unfold_command schema' -l version -d 'Show the version.'
complete -c unfold -n '__unfold_command schema' -s h -l help -d 'Show help.'
complete -c unfold -n '__unfold_command schema' -f -a 'scenario report check why trace explain config'
complete -c unfold -n '__unfold_command config' -l config -r -F -d 'Configuration file.'
complete -c unfold -n '__unfold_command config' -l version -d 'Show the version.'
complete -c unfold -n '__unfold_command config' -s h -l help -d 'Show help.'
complete -c unfold -n '__unfold_command config' -f -a 'dump'
complete -c unfold -n '__unfold_command completions' -l version -d 'Show the version.'
complete -c unfold -n '__unfold_command completions' -s h -l help -d 'Show help.'
complete -c unfold -n '__unfold_command completions' -f -a 'bash zsh fish'
complete -c unfold -n '__unfold_command manual' -l version -d 'Show the version.'
complete -c unfold -n '__unfold_command manual' -s h -l help -d 'Show help.'
complete -c unfold -n '__unfold_command manual' -f
complete -c unfold -n '__unfold_command help' -l version -d 'Show the version.'
complete -c unfold -n '__unfold_command help' -s h -l help -d 'Show help.'
complete -c unfold -n '__unfold_command help' -f -a 'report check why trace explain convert fidelity adapt init schema config completions manual help'
