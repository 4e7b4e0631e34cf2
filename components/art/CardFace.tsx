import { G, Path } from 'react-native-svg';

import type { Palette } from '@/components/theme/palettes';

import { CardPicture, type CardPictureProps } from './CardPicture';
import { FRAME } from './cardShapes';
import type { IconArt } from './iconTypes';

type Inks = Pick<Palette, 'ground' | 'ink' | 'accent'>;

/** A frame with one large icon, and the same icon small in two corners, so that a fan of cards can be told apart. */
export function CardFace({ of, inks, ...card }: CardPictureProps & { of: IconArt; inks: Inks }) {
  const d = of.join('');
  return (
    <CardPicture ground={inks.ground} edge={inks.ink} {...card}>
      <Path d={FRAME} fill={inks.ink} fillRule="evenodd" />
      <Path d={d} fill={inks.accent} fillRule="evenodd" transform="translate(17 37) scale(2.75)" />
      <G fill={inks.ink}>
        <Path d={d} fillRule="evenodd" transform="translate(15 15) scale(0.75)" />
        <Path d={d} fillRule="evenodd" transform="translate(85 125) rotate(180) scale(0.75)" />
      </G>
    </CardPicture>
  );
}
