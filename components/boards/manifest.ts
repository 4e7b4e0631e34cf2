import type { ComponentType } from 'react';

import type { CoverProps } from '@/components/art/CoverPicture';
import type { IconSet } from '@/components/art/iconTypes';
import type { GamePalette } from '@/components/theme/palettes';
import type { GameTypes } from '@/rules/engine';
import type { TableInfo } from '@/state/session/tableSession';

import type { GalleryPiece } from './galleryPiece';
import type { GameBoard } from './types';

export type OwnDesignProps = {
  readonly table: TableInfo;
  readonly mayChange: boolean;
  readonly onChange: (options: TableInfo['options']) => void;
};

/** What players have made themselves, in the lobby: said in a few lines, and chosen. */
export type OwnDesignParts = {
  readonly Lines: ComponentType<{ table: TableInfo }>;
  readonly Choice: ComponentType<OwnDesignProps>;
};

/**
 * All there is to say of how a game looks. Id and palette come with a guest's first load; everything else is a
 * dynamic import, which must be written out where it stands for Metro to find it.
 */
export type BoardManifest<G extends GameTypes = GameTypes, S extends object = object> = {
  readonly id: string;
  readonly palette: GamePalette;
  readonly cover: () => Promise<ComponentType<CoverProps>>;
  readonly board: () => Promise<GameBoard<G, S>>;
  /** All its icons, for those who draw them: a board imports its own. Metro leaves this out of what players get. */
  readonly icons: () => Promise<IconSet>;
  /** Its pieces in every state, for those who make them. Metro leaves this out too. */
  readonly gallery?: () => Promise<readonly GalleryPiece[]>;
  /** In a game whose players can make a part of it. */
  readonly ownDesign?: () => Promise<OwnDesignParts>;
};
