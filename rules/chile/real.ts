import type { BySide, RegionId } from './types';

/**
 * Valid votes of 5 October 1988, from the official count (Tricel, Servel), compiled by Tresquintos. Chile had thirteen
 * regions; the board has ten. Atacama counts with La Serena, O'Higgins with Talca, Aisén with Punta Arenas.
 */
export const REAL: { readonly [R in RegionId]: BySide<number> } = {
  iquique: { no: 93_800, si: 75_849 },
  antofagasta: { no: 130_052, si: 84_259 },
  'la-serena': { no: 63_293 + 133_997, si: 49_400 + 114_250 },
  valparaiso: { no: 434_997, si: 324_058 },
  santiago: { no: 1_669_333, si: 1_159_275 },
  talca: { no: 208_574 + 231_348, si: 164_430 + 220_742 },
  concepcion: { no: 506_513, si: 409_513 },
  temuco: { no: 187_071, si: 220_090 },
  'puerto-montt': { no: 240_984, si: 242_457 },
  'punta-arenas': { no: 19_245 + 48_372, si: 19_238 + 35_549 },
};

export const REAL_TOTAL: BySide<number> = { no: 3_967_579, si: 3_119_110 };
