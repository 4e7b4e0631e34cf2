/** A page over http gets no camera, and the phone's own camera would open another page, without the seat. */
export const RecoveryScan = (_props: { onLink: (link: string) => boolean }) => null;
