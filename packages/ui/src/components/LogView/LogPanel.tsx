import { useState } from 'react';
import { LogView, type LogViewProps } from './LogView.tsx';
import { createLogBuffer, type LogBuffer } from './logBuffer.ts';

/** A buffer that received these messages. For stories. */
export const bufferOf = (messages: readonly string[], capacity?: number): LogBuffer => {
  const buffer = createLogBuffer({ separator: '|', capacity });
  for (const message of messages) buffer.append(message);
  return buffer;
};

/** A log view that remembers its switches, as the machine of a page does. For stories. */
export const LogPanel = (props: LogViewProps) => {
  const [isPaused, setPaused] = useState(props.isPaused);
  const [follow, setFollow] = useState(props.follow);
  const change =
    <Value,>(set: (value: Value) => void, report: (value: Value) => void) =>
    (value: Value) => {
      set(value);
      report(value);
    };
  return (
    <LogView
      {...props}
      isPaused={isPaused}
      onPausedChange={change(setPaused, props.onPausedChange)}
      follow={follow}
      onFollowChange={change(setFollow, props.onFollowChange)}
    />
  );
};
