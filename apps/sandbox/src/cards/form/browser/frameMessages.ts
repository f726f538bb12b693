/** The card providers' error format. */
export type CardError = {
  type: string;
  code?: string;
  decline_code?: string;
  message: string;
  [more: string]: unknown;
};

/** The supported part of the card provider's `appearance`. */
export type Appearance = { theme?: string; variables?: Record<string, string> };

/** A font file of the page, for the form. */
export type LentFont = { family: string; src: string; weight?: string };

/** `background` is the colour of the page behind the form. */
export type FrameLook = { appearance: Appearance; locale: string; background: string };

/** Sent by the page to open a form. `secret` is of the setup intent, if there is one. */
export type FrameStart = FrameLook & { fonts: LentFont[]; secret: string | null };

/** Tasks for the form. The page never receives the card number. */
export type FrameTask = 'validate' | 'confirmSetup' | 'tokenize';

/** Messages from the page to the form. */
export type ToFrame =
  | ({ type: 'look' } & FrameLook)
  | { type: 'focus' | 'blur' | 'clear' }
  | { type: 'task'; id: number; task: FrameTask; secret: string };

/** Messages from a frame to its page. `answered`: the card's owner has answered the challenge. */
export type FromFrame =
  | { type: 'ready' | 'focus' | 'blur' | 'escape' | 'enter' | 'answered' }
  | { type: 'loaderror'; error: CardError }
  | { type: 'height'; height: number }
  | { type: 'change'; complete: boolean; empty: boolean }
  | { type: 'answer'; id: number; answer: { error: CardError } | { result: Record<string, unknown> } };
