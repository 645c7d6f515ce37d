// Runs before the first paint: a theme chosen in the footer overrides the system’s.
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Without storage, the system’s theme applies.
}
