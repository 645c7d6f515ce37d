export const loginContent = {
  title: 'Admin Login',
  line: 'For our team only. Visitors need no account.',
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
  choose: {
    title: 'Choose your password',
    line: 'Your password was set for you and works once. Choose one that only you know, and we take you to the page you asked for.',
    current: 'The password you were given*',
    next: 'Your new password*',
    nextHint: 'At least 10 characters.',
    submit: 'Save and continue',
    chosen: 'Password saved. Use it from now on.',
    failed: 'The password could not be saved. Please try again.',
    logout: 'Log out',
  },
  unreachable: {
    title: 'The server cannot be reached',
    line: 'Please check your connection. Your login is kept.',
    retry: 'Try again',
  },
  again: {
    title: 'Please log in again',
    line: 'Your session has ended. Nothing you typed is lost. Log in to continue.',
  },
};
