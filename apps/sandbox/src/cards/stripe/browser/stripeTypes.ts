import type { Appearance, CardError, LentFont } from '../../form/browser/frameMessages.ts';
import type { FrameLanguage } from '../../form/browser/frameTexts.ts';

/** An intent as its owner sees it, of what this script reads. */
export type Intent = { id: string; object: string; status: string; client_secret: string; [more: string]: unknown };

/** Where the stand-in is, and in which language it speaks. */
export type Place = { origin: string; language: FrameLanguage };

/** One of the two kinds of intents, with its names in addresses and in answers. */
export type IntentKind = 'setup' | 'payment';

/** What a request about an intent comes to. */
export type IntentOutcome = { intent: Intent; error?: undefined } | { error: CardError; intent?: undefined };

/** What all elements of a group share, and what changes under them. */
export type Group = { clientSecret: string | null; appearance: Appearance; locale: string; fonts: LentFont[] };

/** What a form gave for a task. */
export type TaskAnswer =
  | { error: CardError; result?: undefined }
  | { result: Record<string, unknown>; error?: undefined };
