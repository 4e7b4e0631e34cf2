import { render, screen } from '@testing-library/react-native';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { CardBack } from '@/components/art/CardBack';
import { AiPicture, PredictionPicture, VotePicture } from '@/components/boards/dystocratic/art/CardPictures';
import * as shapes from '@/components/art/cardShapes';
import { BOARDS } from '@/components/boards/boards';
import { palette as chilePalette } from '@/components/boards/chile/art/palette';
import { Glyph } from '@/components/art/Glyph';
import { dystocratic } from '@/components/boards/dystocratic/art/icons';
import { palette as dystocraticPalette } from '@/components/boards/dystocratic/art/palette';
import { sharedIcons } from '@/components/art/sharedIcons';

import { isCut, isInside } from './paths';

const drawn = () => {
  const found: string[] = [];
  const look = (node: unknown) => {
    if (Array.isArray(node)) node.forEach(look);
    else if (node && typeof node === 'object') {
      const { props, children } = node as { props: { d?: string }; children: unknown };
      if (props.d) found.push(props.d);
      look(children);
    }
  };
  look(screen.toJSON());
  return found;
};

test('an icon with a label is an image with a name; without one it is not there for a screen reader', () => {
  render(<Glyph of={sharedIcons.vote} color="#000" label="Votes" />);
  expect(screen.getByRole('image', { name: 'Votes' })).toBeTruthy();
  screen.rerender(<Glyph of={sharedIcons.vote} color="#000" />);
  expect(screen.queryByRole('image')).toBeNull();
});

test.each(Object.values(BOARDS))(
  'the cover of $id is cut inside its frame, is small, and can be named',
  async (board) => {
    const { id: game, palette } = board;
    const Cover = await board.cover();
    render(<Cover palette={palette.light} label={game} />);
    expect(screen.getByRole('image', { name: game })).toBeTruthy();
    expect(drawn().length).toBeGreaterThan(3);
    expect(drawn().every((d) => isCut(d) && isInside([d], [320, 200]))).toBe(true);
    const source = readFileSync(join(__dirname, `../../../components/boards/${game}/art/Cover.tsx`));
    expect(source.length).toBeLessThan(6 * 1024);
  },
);

test('cards are cut inside their paper', () => {
  expect(Object.values(shapes).every((d) => isCut(d) && isInside([d], [100, 140]))).toBe(true);
});

test('all backs of a game are the same drawing, by day and by night', () => {
  render(<CardBack palette={chilePalette.light} width={60} label="Card" />);
  const day = drawn();
  screen.rerender(<CardBack palette={chilePalette.dark} width={60} label="Card" />);
  expect(drawn()).toEqual(day);
});

test('black and white, and the three predictions, differ in shape and not only in colour', () => {
  const palette = dystocraticPalette.light;
  const faces = [
    <VotePicture key="black" vote="black" width={60} label="Black" />,
    <VotePicture key="white" vote="white" width={60} label="White" />,
    <AiPicture key="ai" palette={palette} width={60} label="The AI" />,
    ...(['majority', 'minority', 'alone'] as const).map((prediction) => (
      <PredictionPicture key={prediction} prediction={prediction} palette={palette} width={60} />
    )),
  ];
  const drawings = faces.map((face) => {
    render(face);
    return drawn().join();
  });
  expect(new Set(drawings).size).toBe(faces.length);
  expect(dystocratic.voteWhite.join('')).toMatch(/Z.+Z/);
});
