// Measures from a press to the paint with the page's clock, so that the driver adds nothing.

/**
 * Milliseconds from a press itself (the time stamp of its click, so waiting for the page counts)
 * until the first frame was painted in which each of the checks holds.
 * @param page the page pressed on
 * @param press presses, once
 * @param checks functions run in the page with `wanted`; true when what they look for is there
 */
export const pressUntilPainted = async (page, press, checks, wanted = {}) => {
  await page.evaluate(
    ([expressions, wanted]) => {
      // Compiled here: later the page's Content-Security-Policy forbids it.
      const made = expressions.map((text) => new Function('wanted', `return (${text})(wanted)`));
      const held = (check, pressedAt) =>
        new Promise((resolve) => {
          const frame = () => {
            if (!check(wanted)) return requestAnimationFrame(frame);
            // The frame callback runs before the paint, a message after it.
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve(performance.now() - pressedAt);
            port2.postMessage(undefined);
          };
          requestAnimationFrame(frame);
        });
      globalThis.painted = new Promise((resolve) => {
        const listen = ({ timeStamp }) =>
          resolve(Promise.all(made.map((check) => held(check, timeStamp))));
        document.addEventListener('click', listen, { capture: true, once: true });
      });
    },
    [checks.map(String), wanted],
  );
  await press();
  return page.evaluate(() => globalThis.painted);
};

/** How long a finger rests on what it presses, ms. */
const rest = 80;

/** Presses what is shown there as a finger does: it comes down, rests, and leaves. */
export const fingerPress = async (page, shown) => {
  const { x, y, width, height } = await shown.boundingBox();
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.waitForTimeout(rest);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
};
