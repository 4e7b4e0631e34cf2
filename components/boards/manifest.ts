import type { ComponentType } from 'react';

import type { CoverProps } from '@/components/art/CoverPicture';
import type { IconSet } from '@/components/art/iconTypes';
import type { GamePalette } from '@/components/theme/palettes';
import type { GameTypes } from '@/rules/engine';
import type { TableInfo } from '@/state/session/tableSession';

import type { GalleryPiece } from './galleryPiece';
import type { GameBoard, GameStage } from './types';

export type OwnDesignProps = {
  readonly table: TableInfo;
  readonly mayChange: boolean;
  readonly onChange: (options: TableInfo['options']) => void;
};

export type OptionPieceProps = {
  readonly options: TableInfo['options'];
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
  /** For a shared screen. Without it the board is shown there as phones have it. No guest loads it. */
  readonly stage?: () => Promise<GameStage<G>>;
  /** Options that are better shown as a piece of their own than as a list. */
  readonly optionPiece?: {
    readonly covers: readonly string[];
    readonly load: () => Promise<ComponentType<OptionPieceProps>>;
  };
  /** All its icons, for those who draw them: a board imports its own. Metro leaves this out of what players get. */
  readonly icons: () => Promise<IconSet>;
  /** Its pieces in every state, for those who make them. Metro leaves this out too. */
  readonly gallery?: () => Promise<readonly GalleryPiece[]>;
  /** In a game whose players can make a part of it. */
  readonly ownDesign?: () => Promise<OwnDesignParts>;
};
