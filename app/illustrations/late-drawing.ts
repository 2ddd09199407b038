/**
 * What a page carries of a drawing that is out of sight at first. The late loader draws it when it comes near;
 * a browser without scripts reads the `noscript`.
 */
export function lateDrawing(drawing: string): string {
  const full = 'width="100%" height="100%"';
  return `<foreignObject ${full}><noscript><svg ${full}>${drawing}</svg></noscript></foreignObject>`;
}
