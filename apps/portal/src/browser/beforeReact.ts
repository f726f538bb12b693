/** The values that the page's inline script and its figures leave for React. */
export type BeforeReact = {
  /** Answers to the requests of the inline script, by address. */
  earlyReads?: Record<string, Promise<Response>>;
  /** The token that they were requested with. */
  earlyToken?: string | null;
  /** The same answers by name, for the figures; none in a tab that hides its figures. */
  begunReads?: { [name: string]: Promise<Response> };
  /** The form that was submitted before React. */
  heldForm?: HTMLFormElement;
  /** The parameters with which the card provider returned to this page, until a page consumes them. */
  cardReturn?: string;
  /** The reads whose figures are drawn; none until the figures begin and after React has taken over. */
  figures?: { reads: ReadonlySet<string> };
};

declare global {
  /** The one global of the portal; undefined without the inline script, in tests and stories. */
  var beforeReact: BeforeReact | undefined;
}
