import { checkDesignText, readDesign } from '@/rules/ryv/design';
import { openFile } from '@/state/designs/file';
import { savedDesignCodec } from '@/state/store/savedDesign';
import type { Opened } from '@/state/designs/checkDesign';
import { packLinks, readPart, unpack } from '@/state/designs/designCodes';

import { type Chance } from '@/scripts/sim/faults/world/chance';
import { garbage, mutateText, mutateValue } from './mutate';
import type { Readers } from './types';

const PLACE = 'http://192.168.1.7:8787/take';

/** Scenarios and climates of people's own making: as an option, as codes, as a file, and as they are put away. */
export function designReaders(design: object): Readers {
  const text = JSON.stringify(design);
  const file = { palaver: 'design', game: 'ryv', version: 1, design };
  const kept = { at: 1, draft: { climate: (design as { climate: object }).climate } };
  const links = packLinks(design, PLACE);
  return {
    'changed scenario': (chance) => isTaken(changed(design, chance)),
    'broken scenario': (chance) => isTaken(mutateText(text, chance)),
    'scenario bomb': (chance) => isTaken(`${'['.repeat(chance.int(20_000))}${text}`),
    'broken design code': (chance) => {
      const at = chance.int(links.length);
      return scanned(links.map((link, n) => (n === at ? mutateText(link, chance) : link)));
    },
    // With a checksum that fits: made by somebody who knows how.
    'design code of a changed scenario': (chance) =>
      scanned(packLinks(mutateValue(design, chance) as object, PLACE)),
    'design code that swells': (chance) =>
      scanned(packLinks({ scenario: 'x'.repeat(chance.int(3_000_000)) } as object, PLACE)),
    'codes of two designs': (chance) => {
      const others = packLinks(mutateValue(design, chance) as object, PLACE);
      return scanned(links.map((link, at) => (chance.percent(50) ? link : (others[at] ?? link))));
    },
    'code of something else as design': (chance) => scanned([garbage(chance, 300)]),
    'changed design file': (chance) => isSound(openFile(changed(file, chance))),
    'broken design file': (chance) => isSound(openFile(mutateText(JSON.stringify(file), chance))),
    'changed draft': (chance) => savedDesignCodec.read(changed(kept, chance)) !== null,
    'broken draft': (chance) => savedDesignCodec.read(mutateText(JSON.stringify(kept), chance)) !== null,
  };
}

const changed = (value: unknown, chance: Chance) => JSON.stringify(mutateValue(value, chance)) ?? 'null';

function isTaken(text: string): boolean {
  const isFine = checkDesignText(text).length === 0;
  const { climate, scenario } = readDesign(text);
  if (!isFine && (climate !== null || scenario !== null)) throw new Error('a faulty design was taken');
  return isFine;
}

function isSound(opened: Opened): boolean {
  if ('problem' in opened) return false;
  if (!isTaken(JSON.stringify(opened.design))) throw new Error('a faulty design was opened');
  return true;
}

function scanned(links: readonly string[]): boolean {
  const parts = links.map(readPart);
  const [first] = parts;
  if (first === undefined || 'problem' in first) return false;
  const pieces = parts.flatMap((part) =>
    'problem' in part || part.digest !== first.digest ? [] : [part.bytes],
  );
  return pieces.length === first.of && isSound(unpack(pieces, first.digest));
}
