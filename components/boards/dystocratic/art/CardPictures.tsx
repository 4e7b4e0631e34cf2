import { dystocratic } from './icons';
import type { Palette } from '@/components/theme/palettes';
import { CardFace } from '@/components/art/CardFace';
import type { CardPictureProps } from '@/components/art/CardPicture';

/** A vote is called by its colour, so it keeps it in the dark theme; disc and ring tell it without colour. */
const BALLS = { ground: '#fffaf0', ink: '#15120e', accent: '#15120e' } as const;
const VOTES = { black: dystocratic.voteBlack, white: dystocratic.voteWhite } as const;
const PREDICTIONS = {
  majority: dystocratic.majority,
  minority: dystocratic.minority,
  alone: dystocratic.alone,
} as const;

export function VotePicture({ vote, ...card }: CardPictureProps & { vote: keyof typeof VOTES }) {
  return <CardFace of={VOTES[vote]} inks={BALLS} {...card} />;
}

export function PredictionPicture({
  prediction,
  palette,
  ...card
}: CardPictureProps & { prediction: keyof typeof PREDICTIONS; palette: Palette }) {
  return <CardFace of={PREDICTIONS[prediction]} inks={palette} {...card} />;
}

/** Printed the other way round: nobody takes it for a player's card. */
export function AiPicture({ palette, ...card }: CardPictureProps & { palette: Palette }) {
  const { ground, ink } = palette;
  return <CardFace of={dystocratic.ai} inks={{ ground: ink, ink: ground, accent: ground }} {...card} />;
}
