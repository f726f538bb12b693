/** A button that connect gives to a screen; the first of several is the main button. */
export type Action<Name extends string> = { name: Name; onPress: () => void; busy?: boolean };
