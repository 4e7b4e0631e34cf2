import { ryv as icons } from './icons';
import { palette } from './palette';
import { sharedIcons } from '@/components/art/sharedIcons';
import type { IconArt } from '@/components/art/iconTypes';
import type { Palette } from '@/components/theme/palettes';
import { usePalette } from '@/components/theme';
import type { Arena } from '@/rules/ryv/content/types';
import type { Actor, Axis, Space, Topic, Vulnerability } from '@/rules/ryv/kinds';

export const ACTOR_ART: { readonly [A in Actor]: IconArt } = {
  local: icons.local,
  cso: icons.cso,
  ngo: icons.ngo,
  mnc: icons.mnc,
  researcher: icons.researcher,
};

export const ARENA_ART: { readonly [A in Arena]: IconArt } = {
  communities: icons.community,
  needs: icons.need,
  links: icons.link,
  square: icons.publicSquare,
  funds: icons.power,
  government: icons.government,
  future: icons.future,
  ai: icons.aiCard,
};

export const SPACE_ART: { readonly [S in Space]: IconArt } = {
  mass: icons.massMedia,
  social: icons.socialMedia,
  international: icons.internationalMedia,
  advocacy: sharedIcons.speech,
  square: icons.publicSquare,
};

export const AXIS_ART: { readonly [A in Axis]: IconArt } = {
  legal: icons.legalCulture,
  technology: icons.technology,
  trust: icons.publicTrust,
  economy: icons.localEconomy,
  openness: icons.civicOpenness,
};

export const TOPIC_ART: { readonly [T in Topic]: IconArt } = {
  ai: icons.aiCard,
  'co-funding': icons.support,
  government: icons.government,
  need: icons.need,
  communities: icons.community,
  links: icons.link,
  power: icons.power,
  square: icons.publicSquare,
};

export const DANGER_ART: { readonly [V in Vulnerability]: IconArt } = {
  surveillance: icons.surveillance,
  scam: icons.scam,
  bias: icons.bias,
  disinformation: icons.misinformation,
  dependence: icons.blackBox,
};

export const useInks = (): Palette => usePalette(palette);
