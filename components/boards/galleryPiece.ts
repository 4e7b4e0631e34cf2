import type { ComponentType } from 'react';

export type GalleryState = { readonly name: string; readonly Show: ComponentType };

/** One piece of furniture, in every state it can be in. */
export type GalleryPiece = {
  /** In the address: `/dev/gallery?piece=dice`. */
  readonly id: string;
  readonly title: string;
  readonly states: readonly GalleryState[];
};
