import type { FromFrame, ToFrame } from './frameMessages.ts';

/** A frame of the card provider in a page. */
export type OpenFrame = { element: HTMLIFrameElement; tell: (message: ToFrame) => void; close: () => void };

/**
 * Opens a page of the card provider in a frame. The two use a channel that only the provider's origin receives,
 * again at each load: a frame that is moved in its page loads again.
 */
export const openFrame = ({
  address,
  title,
  parent,
  start,
  onMessage,
}: {
  address: string;
  title: string;
  parent: Element;
  start: () => object;
  onMessage: (message: FromFrame) => void;
}): OpenFrame => {
  const element = document.createElement('iframe');
  let port: MessagePort | undefined;
  element.src = address;
  element.title = title;
  element.allow = 'payment *';
  const { style } = element;
  style.border = '0';
  style.display = 'block';
  style.width = '100%';
  style.height = '0';
  element.addEventListener('load', () => {
    const channel = new MessageChannel();
    port?.close();
    port = channel.port1;
    port.onmessage = ({ data }) => onMessage(data);
    element.contentWindow?.postMessage({ mayCards: start() }, new URL(address).origin, [channel.port2]);
  });
  parent.append(element);
  return {
    element,
    tell: (message) => port?.postMessage(message),
    close: () => {
      port?.close();
      element.remove();
    },
  };
};
