export const loginContent = {
  title: 'Admin Login',
  line: 'For the people of the office. Visitors need no account.',
  username: 'Username',
  password: 'Password',
  code: 'Code',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  submit: 'SIGN IN',
  submitting: 'Signing in...',
  failed: 'Login failed',
  needsJavaScript:
    'The back office needs JavaScript. Please switch it on in your browser’s settings and reload this page.',
  again: {
    title: 'Please log in again',
    line: 'Your session has ended. Nothing that you typed is lost: log in, and go on where you were.',
  },
};
