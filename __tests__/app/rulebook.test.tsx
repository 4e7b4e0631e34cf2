import { fireEvent, render, screen } from '@testing-library/react-native';

import { hasWords, partsOf } from '@/components/rulebook/findWords';
import { Rulebook } from '@/components/rulebook/Rulebook';

const search = (words: string) => {
  render(<Rulebook game="dystocratic" />);
  fireEvent.changeText(screen.getByLabelText('Search the rules'), words);
};

test('a search shows every rule with these words, from all sections, and marks them', () => {
  search('dealer');
  const hits = screen.getAllByTestId('hit');
  expect(hits.length).toBeGreaterThan(2);
  for (const hit of hits) expect(String(hit.props['children']).toLowerCase()).toBe('dealer');
  expect(screen.getByText(/rules found/)).toBeTruthy();
  expect(screen.getByText(/becomes the/)).toBeTruthy();
  expect(screen.queryByText(/4 players vote in 4 rounds/)).toBeNull();
});

test('a search without hits says so, and can be cleared', () => {
  search('zeppelin');
  expect(screen.getByText('No rule has these words. Try a shorter one.')).toBeTruthy();
  fireEvent.press(screen.getByRole('button', { name: 'Clear the search' }));
  expect(screen.getByText(/4 players vote in 4 rounds/)).toBeTruthy();
});

test('one letter is not yet a search', () => {
  search('d');
  expect(screen.queryByTestId('hit')).toBeNull();
});

test('accents and capitals do not matter, and every word must be there', () => {
  expect(hasWords('Les règles de la Mesa ÑANDÚ', 'nandu regles')).toBe(true);
  expect(hasWords('Les règles', 'regles vote')).toBe(false);
  expect(partsOf('Übung übt', 'ub')).toEqual([
    { text: 'Üb', isHit: true },
    { text: 'ung ', isHit: false },
    { text: 'üb', isHit: true },
    { text: 't', isHit: false },
  ]);
});
