import type { DieDrawingProps } from './dieDrawingProps';

/** The same in the browser's own elements: six dice have twenty-four sides, and what wraps each shape costs a slow phone. */
export function DieDrawing({ size, ground, ink, block, pips }: DieDrawingProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 100 100" aria-hidden style={{ display: 'block' }}>
      <path d={block} fill={ground} stroke={ink} strokeWidth={5.5} strokeLinejoin="round" />
      <path d={pips} fill={ink} fillRule="evenodd" />
    </svg>
  );
}
