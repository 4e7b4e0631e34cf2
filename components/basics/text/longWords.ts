/** Four names beside each other on the smallest phone have room for words of nine letters. */
export const hasLongWord = (name: string, letters = 9): boolean =>
  name.split(/[\s-]/).some((word) => word.length > letters);
