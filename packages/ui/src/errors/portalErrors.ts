import type { ErrorRows } from './errorRow.ts';

/** Errors of the portal itself, of an account, and of the session. */
export const portalErrors = {
  'common:startFailed': 'unread',
  'common:popupFailed': 'unread',
  'languageMenu:languageFailed': 'unread',
  'common:newVersion': 'unread',
  'common:unreadable': 'unread',
  'statusPages:serverError': 'unread',
  'login:failed': 'notDone',
  'lockScreen:refused': 'notDone',
  'lockScreen:wait': 'notDone',
  'lockScreen:failing': 'notDone',
  'lockScreen:unreachable': 'notDone',
  'account:failed.refused': 'notDone',
  'account:failed.notSent': 'notDone',
  'account:failed.wait': 'notDone',
  'account:failed.unknown': 'inDoubt',
  'account:code.refused': 'notDone',
  'account:code.unknown': 'inDoubt',
  'account:code.resendRefused': 'notDone',
  'account:code.resendUnknown': 'inDoubt',
} as const satisfies ErrorRows;
