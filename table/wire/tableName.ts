/**
 * People call a table by its number and its tree. Both are in the id, so whoever knows the id knows them: a phone, a
 * laptop's list, a terminal. An id made before this has a number too, if not a low one.
 */
const NUMBERS = 64;
export const TREES = 8;

const hexByte = (number: number): string => number.toString(16).padStart(2, '0');

/** From 1. */
export function tableNumber(id: string): number {
  const last = Number.parseInt(id.slice(-2), 16);
  return (Number.isNaN(last) ? id.length : last % NUMBERS) + 1;
}

/** From 0, one of `TREES`. */
export const tableTree = (id: string): number => (tableNumber(id) - 1) % TREES;

const ID_LENGTH = 8;

/** A new id out of random hex digits, with the lowest number that none of the others has. */
export function newTableId(random: string, others: readonly string[]): string {
  const taken = new Set(others.map(tableNumber));
  let number = 1;
  while (taken.has(number) && number < NUMBERS) number += 1;
  return random.slice(0, ID_LENGTH - 2) + hexByte(number - 1);
}
