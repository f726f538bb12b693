import type { Appearance, CardError, LentFont } from '../../form/browser/frameMessages.ts';
import type { FrameLanguage } from '../../form/browser/frameTexts.ts';

/** The fields of an intent that this script reads. */
export type Intent = { id: string; object: string; status: string; client_secret: string; [more: string]: unknown };

/** Origin and language of the stand-in. */
export type Place = { origin: string; language: FrameLanguage };

/** A kind of intent, with its names in paths and in answers. */
export type IntentKind = 'setup' | 'payment';

/** The result of a request about an intent. */
export type IntentOutcome = { intent: Intent; error?: undefined } | { error: CardError; intent?: undefined };

/** State shared by the elements of a group. */
export type Group = { clientSecret: string | null; appearance: Appearance; locale: string; fonts: LentFont[] };

/** The form's result of a task. */
export type TaskAnswer =
  | { error: CardError; result?: undefined }
  | { result: Record<string, unknown>; error?: undefined };
