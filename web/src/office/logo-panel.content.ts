export const logoContent = {
  title: 'Logo',
  line: 'It stands in the header and the footer of every page, and in the office. PNG, JPEG, WebP or AVIF; an SVG is refused, because it can hold a script.',
  picture: 'Logo',
  save: 'Save the logo',
};
