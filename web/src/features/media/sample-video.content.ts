/** A film that anyone may show, until there are films of our own. https://peach.blender.org/about/ */
export const sampleVideo = {
  youtubeId: 'aqz-KE-bpKQ',
  title: 'Sample film: Big Buck Bunny',
  play: 'Play the sample film',
  note: 'A sample, not one of our homes: “Big Buck Bunny”, © Blender Foundation, CC BY 3.0. It comes from YouTube, and only when you press play.',
};
