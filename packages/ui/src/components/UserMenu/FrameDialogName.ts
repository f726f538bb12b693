/** The dialogs that belong to the frame of the signed-in pages. */
export type FrameDialogName = 'palette' | 'shortcuts' | 'appearance' | 'privacy';
