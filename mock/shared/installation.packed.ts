export const contractName = 'the one of this package';

export const contractAdvice = 'install the package again, or name another one by --contract';
