import type { Chance } from '@/scripts/sim/faults/world/chance';

/** Values that have broken parsers before. */
const ODD: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1e308,
  0.1,
  2 ** 53,
  '',
  'lock',
  'open',
  '__proto__',
  'constructor',
  '\u0000',
  '\u202e\ud800',
  '0'.repeat(32),
  'f'.repeat(64),
  'x'.repeat(5_000),
  [],
  {},
  [[[[[[[[]]]]]]]],
  { toString: null },
  { length: 1e9 },
  Array.from({ length: 300 }, (_, at) => at),
];

type Node = { [key: string]: unknown };

/** Something close to a value: one place in it is changed, added, taken away or put elsewhere. */
export function mutateValue(value: unknown, chance: Chance): unknown {
  const copy = JSON.parse(JSON.stringify(value)) as unknown;
  const nodes: Node[] = [];
  const visit = (at: unknown) => {
    if (typeof at !== 'object' || at === null) return;
    nodes.push(at as Node);
    for (const inner of Object.values(at)) visit(inner);
  };
  visit(copy);
  const node = nodes[chance.int(Math.max(1, nodes.length))];
  if (node === undefined) return ODD[chance.int(ODD.length)];
  const keys = Object.keys(node);
  const key = keys[chance.int(Math.max(1, keys.length))] ?? 'x';
  const odd = ODD[chance.int(ODD.length)];
  switch (chance.int(6)) {
    case 0:
      delete node[key];
      break;
    case 1:
      node[JSON.stringify(odd)] = odd;
      break;
    case 2:
      node[key] = nodes[chance.int(nodes.length)] === node ? odd : structuredClone(nodes[0]);
      break;
    case 3:
      node[key] = typeof node[key] === 'number' ? Number(node[key]) + chance.int(5) - 2 : odd;
      break;
    default:
      node[key] = odd;
  }
  return copy;
}

/** Something close to a text: cut, doubled, with letters changed or garbage put in. */
export function mutateText(text: string, chance: Chance): string {
  const at = chance.int(text.length + 1);
  switch (chance.int(5)) {
    case 0:
      return text.slice(0, at);
    case 1:
      return text.slice(0, at) + text;
    case 2:
      return text.slice(0, at) + garbage(chance, 8) + text.slice(at);
    case 3:
      return text.slice(0, at) + text.slice(at + 1 + chance.int(6));
    default:
      return text.slice(0, at) + String.fromCharCode(chance.int(128)) + text.slice(at + 1);
  }
}

export const garbage = (chance: Chance, most: number): string =>
  String.fromCharCode(...Array.from({ length: chance.int(most + 1) }, () => chance.int(0x1_0000)));

export function mutateBytes(bytes: Uint8Array, chance: Chance): Uint8Array {
  const at = chance.int(bytes.length + 1);
  switch (chance.int(4)) {
    case 0:
      return bytes.slice(0, at);
    case 1:
      return Uint8Array.from([...bytes.slice(0, at), ...chance.bytes(chance.int(40)), ...bytes.slice(at)]);
    case 2:
      return Uint8Array.from([...bytes.slice(0, at), ...bytes.slice(at + chance.int(8))]);
    default:
      return bytes.map((byte, n) => (n === at ? byte ^ (1 << chance.int(8)) : byte));
  }
}
