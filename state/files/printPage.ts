/** What goes on paper; a word of somebody else in it must have been escaped. */
export type Page = { readonly style: string; readonly body: string };

/** The screen stays as it is: only the printer sees the page, and nothing of the screen. */
const ON_PAPER = `
@media screen { #paper { display: none } }
@media print { html, body { height: auto !important; overflow: visible !important; background: #fff !important }
body > :not(#paper) { display: none !important } }`;

export const canPrint = true;

export function printPage({ style, body }: Page): void {
  document.getElementById('paper')?.remove();
  const paper = document.createElement('div');
  paper.id = 'paper';
  paper.innerHTML = `<style>${ON_PAPER}${style}</style>${body}`;
  document.body.append(paper);
  window.print();
}
