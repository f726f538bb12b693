/** The listeners of an element. */
export type Handler = (event: Record<string, unknown>) => void;

/** Events of an element; each carries the element's type. */
export const createEvents = () => {
  const handlers = new Map<string, Set<Handler>>();
  const on = (type: string, handler: Handler): void => {
    handlers.set(type, (handlers.get(type) ?? new Set()).add(handler));
  };
  const off = (type: string, handler?: Handler): void => {
    if (handler) handlers.get(type)?.delete(handler);
    else handlers.delete(type);
  };
  return {
    on,
    off,
    once: (type: string, handler: Handler): void => {
      const once: Handler = (event) => {
        off(type, once);
        handler(event);
      };
      on(type, once);
    },
    emit: (type: string, event: Record<string, unknown> = {}): void => {
      for (const handler of [...(handlers.get(type) ?? [])]) handler({ elementType: 'payment', ...event });
    },
    forget: (): void => handlers.clear(),
  };
};
