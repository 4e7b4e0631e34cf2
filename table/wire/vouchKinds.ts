/**
 * What one device tells another through a host that cannot make it up.
 * `head`: I stand at this place with this head. `round`: all that a sign shows a part of. `same`: my player has compared
 * this sign. `heir`: this key is mine to carry on with. `moved`: I agree that the table goes to this host. `verdict`: what
 * I found when I played the game again. `stopped`: at this host I give nothing secret away any more, and why.
 */
export const KINDS = ['head', 'round', 'same', 'heir', 'moved', 'verdict', 'stopped'] as const;
export type Kind = (typeof KINDS)[number];
