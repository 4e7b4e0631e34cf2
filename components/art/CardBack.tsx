import { Path } from 'react-native-svg';

import type { Palette } from '@/components/theme/palettes';

import { CardPicture, type CardPictureProps } from './CardPicture';
import { BACK_PANEL, BACK_SEATS, BACK_TREE } from './cardShapes';

/** The same for every card of a game, whatever is on the other side. */
export function CardBack({ palette, ...card }: CardPictureProps & { palette: Palette }) {
  return (
    <CardPicture ground={palette.ground} edge={palette.ink} {...card}>
      <Path d={BACK_PANEL} fill={palette.ink} fillRule="evenodd" />
      <Path d={BACK_TREE} fill={palette.ink} fillRule="evenodd" />
      <Path d={BACK_SEATS} fill={palette.accent} />
    </CardPicture>
  );
}
