import { Heading } from '../../components/Heading/Heading.tsx';

export interface LoginScreenProps {
  /** Why the customer is here, when it is not by their own choice. */
  notice?: 'signedOut' | 'sessionEnded';
  busy?: boolean;
  /** The last attempt failed; the provider's own words follow ours. */
  failure?: { serverMessage: string | null } | null;
  hrefs: { register: string; recovery: string };
  onSubmit: (credentials: { email: string; password: string }) => void;
}

/** Sign in with e-mail and password (spec section 4, Login). */
export const LoginScreen = (_props: LoginScreenProps) => <Heading level={1}>Sign in</Heading>;
