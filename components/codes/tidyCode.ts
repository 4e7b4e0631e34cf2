const CODE_MAX = 6;

export const tidyCode = (typed: string): string => typed.toUpperCase().slice(0, CODE_MAX);
