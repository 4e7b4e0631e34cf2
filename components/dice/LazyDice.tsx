import { Suspense, useEffect, useEffectEvent, useState } from 'react';

import { lazyWithRetry } from '@/components/basics/page/lazyWithRetry';

import type { DiceProps } from './Dice';
import { StillDice } from './StillDice';

const load = () => import('./Dice');
/** When the throw cannot be loaded, show the faces without it. */
const Thrown = lazyWithRetry(() =>
  load().then(
    ({ Dice }) => ({ default: Dice }),
    () => ({ default: NotThrown }),
  ),
);

/** Call it where a roll may come up soon, so that the first throw need not wait. */
export function preloadDice(): void {
  load().catch(() => undefined);
}

/** If the throw has not loaded by then, the faces are shown without it, so that the result is never late. */
const PATIENCE = 500;

/** Dice that are loaded when somebody first rolls. Games without dice never load them. */
export function LazyDice(props: DiceProps) {
  const [seen, setSeen] = useState<string | number | null>(null);
  // Faces that everybody has already read are not thrown once more.
  const still = props.still === true || seen === props.rollId;
  return (
    <Suspense fallback={<Waiting {...props} onSeen={setSeen} />}>
      <Thrown {...props} still={still} />
    </Suspense>
  );
}

function Waiting({ onSeen, ...dice }: DiceProps & { onSeen: (rollId: string | number) => void }) {
  const [late, setLate] = useState(false);
  const { rollId } = dice;
  useEffect(() => {
    const timer = setTimeout(() => {
      setLate(true);
      onSeen(rollId);
    }, PATIENCE);
    return () => clearTimeout(timer);
  }, [rollId, onSeen]);
  return <StillDice {...dice} empty={!late} />;
}

function NotThrown({ onSettled, ...dice }: DiceProps) {
  const tellSettled = useEffectEvent(() => onSettled?.());
  useEffect(() => tellSettled(), [dice.rollId]);
  return <StillDice {...dice} />;
}
