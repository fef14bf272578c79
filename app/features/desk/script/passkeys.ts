/** Offers passkeys in browsers that support them. The library is loaded on the first tap. */

/** @param box a button and a line for errors; its data attributes say where the challenge comes from and where the answer goes */
export function offerPasskeys(box: HTMLElement): void {
  if (!("PublicKeyCredential" in window)) return;
  box.hidden = false;
  const line = box.querySelector("[role=status]");
  const { passkey: asks = "", answer: answers = asks } = box.dataset;
  const signsIn = asks === answers;
  box.querySelector("button")?.addEventListener("click", async () => {
    if (line) line.textContent = "";
    try {
      const response = await fetch(asks, { method: "POST", body: new URLSearchParams() });
      if (!response.ok) throw new Error(String(response.status));
      const optionsJSON = await response.json();
      const library = await import("@simplewebauthn/browser");
      const answer = signsIn
        ? await library.startAuthentication({ optionsJSON })
        : await library.startRegistration({ optionsJSON });
      post(answers, JSON.stringify(answer));
    } catch {
      if (line)
        line.textContent = signsIn
          ? "No passkey was used. You can try again, or take the link in an email."
          : "No passkey was made. You can try again.";
    }
  });
}

/** Posts as a form, so that the answer is an ordinary page. */
function post(address: string, answer: string): void {
  const form = Object.assign(document.createElement("form"), { method: "post", action: address });
  form.append(Object.assign(document.createElement("input"), { type: "hidden", name: "answer", value: answer }));
  document.body.append(form);
  form.submit();
}
