/* Search runs in a Worker, which browsers refuse to a page that was opened from the disk. There, and
   only there, run the worker's script in a hidden frame instead. The theme looks for this name. */
if (location.protocol === "file:") {
  window.IFrameWorker = class extends EventTarget {
    #queue = []; // messages that were sent before the script was ready
    #frame = document.createElement("iframe");

    constructor(url) {
      super();
      this.#frame.hidden = true;
      document.body.append(this.#frame);
      const inside = this.#frame.contentWindow;
      inside.postMessage = (data) => this.dispatchEvent(new MessageEvent("message", { data }));
      const script = inside.document.createElement("script");
      script.src = new URL(url, document.baseURI);
      script.onload = () => {
        for (const data of this.#queue.splice(0)) this.#send(data);
        this.#queue = null;
      };
      inside.document.body.append(script);
    }

    postMessage(data) {
      if (this.#queue) this.#queue.push(data);
      else this.#send(data);
    }

    terminate() {
      this.#frame.remove();
    }

    #send(data) {
      this.#frame.contentWindow.dispatchEvent(new MessageEvent("message", { data }));
    }
  };
  window.Worker = window.IFrameWorker;
}
