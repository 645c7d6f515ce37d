// Runs before the first paint: the colours and the unit of areas that were chosen in the footer.
try {
  for (const name of ['theme', 'area']) {
    const value = localStorage.getItem(name);
    if (/^(light|dark|sqft|sqm|gaj)$/.test(value)) document.documentElement.dataset[name] = value;
  }
} catch {
  // Without storage, the system’s theme and the units of the listings apply.
}
