/** What every form of the back office says while and after it is sent. */
export const submitBarContent = {
  submitting: 'Submitting...',
  uploadLabel: 'Upload',
  processing: 'Preparing the pictures…',
  preview: 'Preview',
  previewLabel: 'Preview of what is typed',
  cancel: 'Cancel',
  cancelUpload: 'Cancel upload',
  stopWaiting: 'Stop saving',
  cancelled: 'The upload was cancelled. Nothing was saved.',
  unreachable: 'The server cannot be reached. Please check your connection. What you typed is still here.',
  loginFirst: 'Please log in, then submit again. What you typed is still here.',
};
