export interface MediaItemSeed {
  name: string;
  image: string;
}

export const mediaItemSeeds: MediaItemSeed[] = [
  { name: 'Evening on the expressway', image: 'hero-noida-skyline-golden-hour.jpg' },
  { name: 'The clubhouse pool', image: 'clubhouse-pool-afternoon.jpg' },
  { name: 'Afternoon light, living room', image: 'living-room-afternoon.jpg' },
  { name: 'Metro beside the towers', image: 'blog-metro-viaduct-towers.jpg' },
  { name: 'A kitchen with a window', image: 'modular-kitchen-daylight.jpg' },
  { name: 'Garden path, early morning', image: 'blog-garden-path-morning.jpg' },
  { name: 'Lobby and reception desk', image: 'residence-lobby-reception.jpg' },
  { name: 'Office tower, curved front', image: 'curved-office-tower-day.jpg' },
  { name: 'Balcony at dusk', image: 'blog-balcony-view-dusk.jpg' },
  { name: 'Shopping street after seven', image: 'retail-high-street-evening.jpg' },
  { name: 'Pavilion in the garden', image: 'landscaped-garden-pavilion.jpg' },
  { name: 'Plots from the air', image: 'plotted-development-aerial.jpg' },
];
