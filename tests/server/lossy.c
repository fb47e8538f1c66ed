/* A disk that forgets: loaded before the C library (LD_PRELOAD), it keeps a copy of every file of a folder as it was
 * when it was last synced. After a power cut the copies are what is left; what was written later is lost. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static int survive(int file) {
    char link[64], path[4096], copy[4200], whole[4300], buffer[65536];
    const char *folder = getenv("LOSSY_FOLDER"), *survivors = getenv("LOSSY_SURVIVORS");
    if (!folder || !survivors) return 0;
    snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    ssize_t length = readlink(link, path, sizeof path - 1);
    if (length <= 0) return 0;
    path[length] = 0;
    struct stat about;
    if (strncmp(path, folder, strlen(folder)) != 0 || stat(path, &about) != 0 || !S_ISREG(about.st_mode)) return 0;
    snprintf(whole, sizeof whole, "%s/%s", survivors, strrchr(path, '/') + 1);
    snprintf(copy, sizeof copy, "%s/.part-%d-%d", survivors, getpid(), gettid());
    int from = open(path, O_RDONLY), to = open(copy, O_WRONLY | O_CREAT | O_TRUNC, 0600);
    ssize_t some;
    while (from >= 0 && to >= 0 && (some = read(from, buffer, sizeof buffer)) > 0)
        if (write(to, buffer, some) != some) abort();
    close(from);
    close(to);
    return rename(copy, whole);
}

int fsync(int file) { return survive(file); }
int fdatasync(int file) { return survive(file); }

/* A file that was removed is gone: SQLite syncs the folder after it, and so would the file system before long. */
int unlink(const char *path) {
    int (*remove_it)(const char *) = (int (*)(const char *))dlsym(RTLD_NEXT, "unlink");
    const char *folder = getenv("LOSSY_FOLDER"), *survivors = getenv("LOSSY_SURVIVORS"), *name = strrchr(path, '/');
    if (folder && survivors && name && strncmp(path, folder, strlen(folder)) == 0) {
        char copy[4300];
        snprintf(copy, sizeof copy, "%s%s", survivors, name);
        remove_it(copy);
    }
    return remove_it(path);
}
