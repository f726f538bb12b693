/** An error as the card providers write it. */
export type CardError = {
  type: string;
  code?: string;
  decline_code?: string;
  message: string;
  [more: string]: unknown;
};

/** How a form looks, of what the card provider's appearance can say. */
export type Appearance = { theme?: string; variables?: Record<string, string> };

/** A font the page lends the form. */
export type LentFont = { family: string; src: string; weight?: string };

/** How a form looks and speaks; `ground` is the colour of the page behind it. */
export type FrameLook = { appearance: Appearance; locale: string; ground: string };

/** What a page opens a form with; `secret` is the setup intent it is for, where there is one. */
export type FrameStart = FrameLook & { fonts: LentFont[]; secret: string | null };

/** What the form may be asked to do with the card: it alone knows the number, and it alone sends it. */
export type FrameTask = 'validate' | 'confirmSetup' | 'tokenize';

/** What a page tells a form. */
export type ToFrame =
  | ({ type: 'look' } & FrameLook)
  | { type: 'focus' | 'blur' | 'clear' }
  | { type: 'task'; id: number; task: FrameTask; secret: string };

/** What a frame tells its page; `answered` is a question to a card's owner that has its answer. */
export type FromFrame =
  | { type: 'ready' | 'focus' | 'blur' | 'escape' | 'enter' | 'answered' }
  | { type: 'loaderror'; error: CardError }
  | { type: 'height'; height: number }
  | { type: 'change'; complete: boolean; empty: boolean }
  | { type: 'answer'; id: number; answer: { error: CardError } | { result: Record<string, unknown> } };
