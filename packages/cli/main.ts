process.stderr.write('regelwerk: no command yet\n')
