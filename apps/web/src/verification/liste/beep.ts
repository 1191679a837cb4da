const SECONDS = 0.12;

/** A short tone for whoever films without looking at the screen: higher for a certificat than for something else. */
export function beep(isCode: boolean): void {
  navigator.vibrate?.(isCode ? 60 : [60, 60, 60]);
  if (!('AudioContext' in globalThis)) return;
  const audio = new AudioContext();
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.frequency.value = isCode ? 880 : 220;
  volume.gain.value = 0.1;
  tone.connect(volume).connect(audio.destination);
  tone.addEventListener('ended', () => void audio.close());
  tone.start();
  tone.stop(audio.currentTime + SECONDS);
}
