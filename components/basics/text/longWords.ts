/** Four names beside each other on the smallest phone have room for words of nine letters. */
export const hasLongWord = (name: string): boolean => name.split(/[\s-]/).some((word) => word.length > 9);
