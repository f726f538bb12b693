/** The dialogs that belong to the frame of the signed-in pages; `mask` opens none: it hides the figures or shows them. */
export type FrameDialogName = 'palette' | 'shortcuts' | 'appearance' | 'privacy' | 'mask';
