import type { StoredEntries } from '@may/screens/help/PrivacyPolicy/privacyPolicy.ts';
import {
  idleLockPrefix,
  languageCookie,
  maskKey,
  noticePrefix,
  preferenceKeys,
  pusherPrefix,
  seenPrefix,
  sessionKeys,
  stampCookie,
  stampKeys,
  zonePrefix,
} from './keys.ts';

const { accessToken, isLogin, lockScreen, me, clientStripe } = sessionKeys;

/** Every entry that the portal may keep on the device, as the privacy policy lists it; a test finds a key that is missing here. */
export const storedEntries: readonly StoredEntries[] = [
  { kind: 'session', place: 'session', keys: [accessToken, isLogin, lockScreen, stampKeys.own] },
  { kind: 'me', place: 'session', keys: [me] },
  { kind: 'card', place: 'session', keys: [clientStripe, 'may.cardSecrets'] },
  { kind: 'drafts', place: 'session', keys: ['may.draft.*'] },
  { kind: 'mask', place: 'session', keys: [maskKey] },
  { kind: 'stamp', place: 'local', keys: [stampKeys.last, 'may.signedIn'] },
  { kind: 'stampCookie', place: 'cookie', keys: [stampCookie] },
  { kind: 'payments', place: 'local', keys: ['may.attempts', 'may.orders'] },
  { kind: 'changes', place: 'local', keys: ['may.updates'] },
  { kind: 'zones', place: 'local', keys: [`${zonePrefix}*`] },
  { kind: 'notices', place: 'local', keys: [`${noticePrefix}*`] },
  { kind: 'idleLock', place: 'local', keys: [`${idleLockPrefix}*`, `${seenPrefix}*`] },
  { kind: 'push', place: 'local', keys: [`${pusherPrefix}*`] },
  {
    kind: 'preferences',
    place: 'local',
    keys: [...Object.values(preferenceKeys), 'may.keys'],
  },
  { kind: 'language', place: 'cookie', keys: [languageCookie] },
  { kind: 'cache', place: 'cache', keys: [] },
];
