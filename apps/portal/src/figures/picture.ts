/** Changes elements in the placeholder rows of the page's picture; there are none once the rows are drawn. */
export const inPicture = (selector: string, change: (element: HTMLElement) => void): void =>
  document.querySelectorAll<HTMLElement>(`[data-figure=rows] ${selector}`).forEach(change);

export const hide = ({ style }: HTMLElement): void => {
  style.display = 'none';
};
