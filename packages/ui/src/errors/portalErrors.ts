import { type ErrorRows, error } from './errorRow.ts';

/** Errors of the portal itself, of an account, and of the session. */
export const portalErrors = {
  'common:startFailed': error(
    'unread',
    'A script, stylesheet or file of words of this page did not arrive.',
    ['reload'],
    'components/Dialog/Dialog.failure#Default',
  ),
  'common:popupFailed': error(
    'unread',
    'The file of a dialog or menu did not arrive; the page around it works.',
    ['retry', 'reload'],
    'components/Dialog/Dialog.failure#Default',
  ),
  'languageMenu:languageFailed': error(
    'unread',
    'The file of words of the chosen language did not arrive; the page keeps the present one.',
    ['retry'],
    'components/LanguageMenu/LanguageMenu#NotArrived',
  ),
  'common:newVersion': error(
    'unread',
    'The server has no such file any more, because a newer version of the portal replaced it.',
    ['reload'],
    'screens/NewVersion/NewVersionScreen#Missing',
    'newVersion',
  ),
  'common:unreadable': error(
    'unread',
    'Rows of an answer lack an id or have another shape, so they are left out and counted.',
    ['support'],
    'patterns/ListCard/ListCard#UnreadableRows',
  ),
  'statusPages:serverError': error(
    'unread',
    'The portal’s own server failed.',
    ['retry', 'support'],
    'screens/ServerError/ServerErrorScreen#Default',
  ),
  'login:failed': error(
    'notDone',
    'The provider refused the e-mail and the password, or gave no usable answer.',
    ['correct', 'retry'],
    'screens/Login/LoginScreen#Refused',
    'signInRefused',
  ),
  'lockScreen:refused': error(
    'notDone',
    'The provider refused the password.',
    ['correct'],
    'screens/Lock/LockScreen#Refused',
    'unlockRefused',
  ),
  'lockScreen:wait': error(
    'notDone',
    'The provider counts too many attempts (429).',
    ['wait'],
    'screens/Lock/LockScreen#AskedToWaitWithoutWords',
  ),
  'lockScreen:failing': error(
    'notDone',
    'The provider answered with a failure of its own (5xx), or with an answer that cannot be read.',
    ['wait'],
    'screens/Lock/LockScreen#Failing',
  ),
  'lockScreen:unreachable': error('notDone', 'No answer came.', ['retry'], 'screens/Lock/LockScreen#Unreachable'),
  'account:failed.refused': error(
    'notDone',
    'The provider refused the account; its own words name the field, where it sent some.',
    ['correct'],
    'routes/register/Register#EditingRefusedWithoutWords',
  ),
  'account:failed.notSent': error(
    'notDone',
    'A part of the portal that sends the form did not arrive.',
    ['retry'],
    'routes/register/Register#EditingNotSent',
  ),
  'account:failed.wait': error(
    'notDone',
    'The provider counts too many attempts (429).',
    ['wait'],
    'routes/register/Register#CoolingDown',
  ),
  'account:failed.unknown': error(
    'inDoubt',
    'The answer to the new account was lost.',
    ['signIn', 'retry'],
    'routes/register/Register#Unknown',
  ),
  'account:failed.doubt': error(
    'inDoubt',
    'After a lost answer the provider says that the e-mail or the phone is taken.',
    ['signIn'],
    'routes/register/Register#EditingRefused',
  ),
  'account:code.refused': error(
    'notDone',
    'The provider refused the code.',
    ['correct', 'retry'],
    'routes/check-otp/CheckOtp#EnteringRefused',
  ),
  'account:code.unknown': error(
    'inDoubt',
    'The answer to the code was lost; a code works once.',
    ['signIn', 'retry'],
    'routes/check-otp/CheckOtp#Unknown',
  ),
  'account:code.doubt': error(
    'inDoubt',
    'After a lost answer the provider refuses the code, which may have been used by the first try.',
    ['signIn'],
    'routes/check-otp/CheckOtp#EnteringRefused',
  ),
  'account:code.resendRefused': error(
    'notDone',
    'The provider refused to send another code.',
    ['wait'],
    'routes/check-otp/CheckOtp#EnteringResendRefused',
  ),
  'account:code.resendUnknown': error(
    'inDoubt',
    'The answer to the request for another code was lost.',
    ['wait'],
    'routes/check-otp/CheckOtp#EnteringNotResent',
  ),
} as const satisfies ErrorRows;
